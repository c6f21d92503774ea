import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mediaTypeOf } from './media-types.ts';
import type { Republish } from './published-origin.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
	/** The content in memory, so that a rebuild does not affect a running server; null for files that are streamed. */
	readonly held: Buffer | null;
	readonly file: string;
	readonly bytes: number;
	readonly etag: string;
}

export interface StaticFile {
	readonly path: string;
	readonly type: string;
	readonly cacheControl: string;
	/** Whether a browser saves the file instead of showing it. */
	readonly isDownload: boolean;
	readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
}

const LARGEST_HELD_BYTES = 512 * 1024;
const DOWNLOADS = '/brand-assets/exports/';
/**
 * Folders of pictures and archives, which are large and rarely requested; in memory they would add a tenth to the
 * server's size.
 */
const STREAMED = [DOWNLOADS, '/og/'];
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Every file of the built site by its URL: `about.html` is `/about`. No other file is ever served.
 *
 * @param republish returns the new text of a file that differs from the built one
 */
export function loadStaticFiles(folder: string, republish: Republish): ReadonlyMap<string, StaticFile> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const all = new Set(names);
	const files = names
		.filter((name) => !/\.(br|gz)$/.test(name))
		.map((name) => describe(folder, name, { all, republish }));
	return new Map(files.map((file) => [file.path, file]));
}

interface Loading {
	readonly all: ReadonlySet<string>;
	readonly republish: Republish;
}

function describe(folder: string, file: string, { all, republish }: Loading): StaticFile {
	const url = `/${relative(folder, file).split(sep).join('/')}`;
	const isPage = url.endsWith('.html');
	const republished = republish(file);
	return {
		path: isPage ? url.replace(/(?:\/index)?\.html$/, '') || '/' : url,
		type: mediaTypeOf(extname(file)),
		cacheControl: cacheControlOf(url, isPage),
		isDownload: url.startsWith(DOWNLOADS),
		variants: republished === null ? builtVariants(url, file, all) : republishedVariants(file, republished),
	};
}

function builtVariants(url: string, file: string, all: ReadonlySet<string>): StaticFile['variants'] {
	const variant = STREAMED.some((folder) => url.startsWith(folder)) ? streamedVariant : variantBySize;
	return {
		identity: variant(file, ''),
		...(all.has(file + SUFFIXES.br) ? { br: variant(file + SUFFIXES.br, '-br') } : {}),
		...(all.has(file + SUFFIXES.gzip) ? { gzip: variant(file + SUFFIXES.gzip, '-gz') } : {}),
	};
}

/**
 * Compression level for changed files: it hardly slows the start, and the result is only a few per cent larger than at
 * build time.
 */
const BROTLI_AT_START = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function republishedVariants(file: string, text: string): StaticFile['variants'] {
	const content = Buffer.from(text);
	return {
		identity: heldVariant(file, content, ''),
		br: heldVariant(file, brotliCompressSync(content, BROTLI_AT_START), '-br'),
		gzip: heldVariant(file, gzipSync(content), '-gz'),
	};
}

/** Pages that show data of one person, or whose address holds a secret. */
const PRIVATE_PAGE = /^\/(?:account|auth|billing|settings|templates|updates|usage)(?:\/|\.html$)/;

/**
 * Files under `_astro/` have a hash in their name and are cached for ever. Pages are revalidated each time; private
 * ones are not stored, so that Back does not show them after a log-out.
 */
function cacheControlOf(url: string, isPage: boolean): string {
	if (isPage && PRIVATE_PAGE.test(url)) return 'no-store';
	if (url.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	return isPage ? 'no-cache' : 'public, max-age=3600';
}

function variantBySize(file: string, tag: string): Variant {
	const isSmall = statSync(file).size <= LARGEST_HELD_BYTES;
	return isSmall ? heldVariant(file, readFileSync(file), tag) : streamedVariant(file, tag);
}

/** A file that is read only when requested; its ETag is its size and modification time. */
function streamedVariant(file: string, tag: string): Variant {
	const { size, mtimeMs } = statSync(file);
	return { held: null, file, bytes: size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${tag}"` };
}

function heldVariant(file: string, content: Buffer, tag: string): Variant {
	const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
	return { held: content, file, bytes: content.length, etag: `"${hash}${tag}"` };
}

/** Answers GET or HEAD with the file in the best encoding the client takes. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, status = 200): void {
	const encoding = bestEncoding(file, String(request.headers['accept-encoding'] ?? ''));
	const { held, file: name, bytes, etag } = file.variants[encoding] ?? file.variants.identity;
	response.setHeader('Cache-Control', file.cacheControl);
	response.setHeader('Vary', 'Accept-Encoding');
	response.setHeader('ETag', etag);
	if (file.isDownload) response.setHeader('Content-Disposition', 'attachment');
	if (status === 200 && hasTag(request.headers['if-none-match'], etag)) {
		response.writeHead(304).end();
		return;
	}
	if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
	response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': bytes });
	if (request.method === 'HEAD' || held !== null) response.end(held ?? undefined);
	else pipeline(createReadStream(name), response, () => {});
}

function bestEncoding(file: StaticFile, accepted: string): Encoding {
	if (file.variants.br && accepts(accepted, 'br')) return 'br';
	return file.variants.gzip && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
	const offer = header.split(',').find((part) => part.trim().split(/[ ;]/, 1)[0]?.toLowerCase() === encoding);
	return offer !== undefined && !/;\s?q=0(?:\.0{0,3})?\s?$/.test(offer);
}

function hasTag(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
