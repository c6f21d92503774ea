/** Names of the files under /brand-assets/exports, for the build that makes them and the page that links to them. */
export const VARIANTS = ['light', 'dark'] as const;
export type Variant = (typeof VARIANTS)[number];

export const EXPORTS = '/brand-assets/exports';
export const BADGE = 'p-badge';

export const svgName = (asset: string, variant: Variant): string => `${asset}-${variant}.svg`;

/** File name of a PNG; `size` is its width in pixels. */
export const pngName = (asset: string, variant: Variant, size: number): string => `${asset}-${variant}-${size}.png`;

export const coverName = (asset: string, variant: Variant, { width, height }: { width: number; height: number }) =>
	`${asset}-${variant}-linkedin-${width}x${height}.png`;

export const zipName = (asset: string): string => `${asset}.zip`;

export const FAVICON_ZIP = `${BADGE}-favicons.zip`;
export const WHOLE_ZIP = 'ploop-brand-assets.zip';

/** Path of the picture for sharing a page: /og/pricing.png for /pricing, /og/home.png for /. */
export const shareImagePath = (page: string): string => `/og/${page.slice(1).replaceAll('/', '-') || 'home'}.png`;
