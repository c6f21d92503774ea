import { OPERATIONS } from '#contract/operations';
import { keepAboutLine, listAboutLines } from '#server/account/about-me';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.listAboutLines, {
	handle: ({ runtime, caller }) => listAboutLines(runtime, caller),
});

export const POST = route(OPERATIONS.keepAboutLine, {
	handle: ({ runtime, caller, input }) => keepAboutLine(runtime, caller, input),
});
