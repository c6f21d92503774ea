/** Addresses of the links in mails. `origin` must be the published one, so that no Host header gets into a mail. */
export const confirmLink = (origin: string, token: string, next: string): string =>
	`${origin}/auth/callback?${new URLSearchParams({ token_hash: token, next })}`;

export const resetLink = (origin: string, token: string): string =>
	`${origin}/auth/reset?${new URLSearchParams({ code: token })}`;

export const loginLink = (origin: string): string => `${origin}/login`;

export const resetRequestLink = (origin: string): string => `${origin}/auth/reset-request`;
