/// <reference path="../.astro/types.d.ts" />

declare module '*.yaml' {
	const data: unknown;
	export default data;
}

declare namespace App {
	interface Locals {
		/** Made once by the front door and handed to every API route. */
		runtime: import('#server/runtime').Runtime;
	}
}
