import type { AboutLine, AboutLines } from '#contract/about-me';
import { type ApiOutcome, callApi } from '#islands/account-api.ts';

const PATH = '/api/account/about';

export const loadAboutLines = (): Promise<ApiOutcome<AboutLines>> => callApi('GET', PATH);

export const keepAboutLine = (text: string): Promise<ApiOutcome<AboutLine>> => callApi('POST', PATH, { text });
