import historyFile from '#content/history.yaml';
import templatesFile from '#content/templates.yaml';
import { HistoryPageCopy } from '#copy/history-copy';
import { TemplatesPageCopy, type TemplateUseCopy } from '#copy/templates-copy';

/** The words of the two lists of what an account keeps, as the editors wrote them. */
export const historyCopy = HistoryPageCopy.parse(historyFile);
export const templatesCopy = TemplatesPageCopy.parse(templatesFile);

const { fields, fill, save, menu, close, loading, failed, retry } = templatesCopy;

/** What it takes to save and use templates away from their page. */
export const templateUseCopy: TemplateUseCopy = { fields, fill, save, menu, close, loading, failed, retry };
