import content from '#content/account.yaml';
import { AccountCopy } from '#copy/account-copy';

/** The words of the account pages, as the editors wrote them. */
export const accountCopy: AccountCopy = AccountCopy.parse(content);
