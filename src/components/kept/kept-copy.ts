import historyFile from '#content/history.yaml';
import templatesFile from '#content/templates.yaml';
import { HistoryPageCopy } from '#copy/history-copy';
import { TemplatesPageCopy, type TemplateUseCopy } from '#copy/templates-copy';

/** The words of the two lists of what an account keeps, as the editors wrote them. */
export const historyCopy = HistoryPageCopy.parse(historyFile);
export const templatesCopy = TemplatesPageCopy.parse(templatesFile);

const { fields, fill, save, menu, close, loading, failed, retry } = templatesCopy;

/** The texts for saving and using templates on other pages than their own. */
export const templateUseCopy: TemplateUseCopy = { fields, fill, save, menu, close, loading, failed, retry };
