import { ReadingMeans, ReadingRequest, ReadingResponse } from '#contract/browser-reading';
import { route } from '#server/http/route';
import { browserReadingFor, readingMeans } from '#server/optimise/browser-reading';

export const prerender = false;

export const GET = route({
	access: 'anyone',
	output: ReadingMeans,
	handle: async () => readingMeans(),
});

export const POST = route({
	access: 'anyone',
	input: ReadingRequest,
	output: ReadingResponse,
	handle: ({ runtime, caller, input }) => browserReadingFor(runtime, caller, input),
});
