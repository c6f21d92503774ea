import { AUTH_OPERATIONS } from '#contract/auth-operations';
import { authEndpoint } from '#server/auth/auth-endpoint';

export const prerender = false;

export const GET = authEndpoint(AUTH_OPERATIONS.csrf);
