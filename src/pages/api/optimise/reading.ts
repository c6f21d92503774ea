import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { browserReadingFor, readingMeans } from '#server/optimise/browser-reading';

export const prerender = false;

export const GET = route(OPERATIONS.readingMeans, {
	handle: async () => readingMeans(),
});

export const POST = route(OPERATIONS.readInBrowser, {
	handle: ({ runtime, caller, input }) => browserReadingFor(runtime, caller, input),
});
