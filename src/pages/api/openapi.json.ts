import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { openApiDocument } from '#server/openapi/document';

export const prerender = false;

export const GET = route(OPERATIONS.openapi, {
	handle: async ({ runtime }) => openApiDocument(runtime.publicOrigin),
});
