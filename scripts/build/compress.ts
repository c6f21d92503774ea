import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_COMPRESSING = /\.(?:html|js|mjs|css|svg|json|txt|xml|webmanifest)$/;
const SMALLEST_WORTH_IT = 256;

/** Writes `.br` and `.gz` beside a text file, where they are smaller. Fonts and images are compressed already. */
export async function compressFile(file: string): Promise<void> {
	if (!WORTH_COMPRESSING.test(file)) return;
	const content = await readFile(file);
	if (content.length < SMALLEST_WORTH_IT) return;
	const [br, gz] = await Promise.all([
		promisify(brotliCompress)(content, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
		}),
		promisify(gzip)(content, { level: 9 }),
	]);
	if (br.length < content.length) await writeFile(`${file}.br`, br);
	if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
