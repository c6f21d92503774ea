/** The methods that React gives to the ref of a fragment; each is a statement of its own in the file. */
const METHOD = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};\n/gm;
const METHODS = 12;
const FILE = /react-dom-client\.production\.js$/;

/**
 * Leaves out the methods of a fragment's ref, a kilobyte and a half of the code that a visitor waits for: no fragment of the pages has a ref.
 * With another version of React, of which this may not hold, the build stops.
 */
export const withoutFragmentRefs = {
	name: 'without-fragment-refs',
	apply: 'build',
	transform: {
		filter: { id: FILE },
		handler(code) {
			const found = code.match(METHOD)?.length ?? 0;
			if (found !== METHODS)
				throw new Error(`react-dom has ${found} methods of a fragment's ref instead of ${METHODS}: look again`);
			return { code: code.replace(METHOD, ''), map: null };
		},
	},
};
