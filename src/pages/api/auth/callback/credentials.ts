import { AUTH_OPERATIONS } from '#contract/auth-operations';
import { authEndpoint } from '#server/auth/auth-endpoint';

export const prerender = false;

export const POST = authEndpoint(AUTH_OPERATIONS.signIn);
