import type { ProjectFile } from '../project-files.ts';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

interface Manifest {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A range would let tomorrow's install differ from today's. */
export function unpinnedVersions(file: ProjectFile): string[] {
	if (!/^(?:packages\/[^/]+\/)?package\.json$/.test(file.path)) return [];
	const manifest: Manifest = JSON.parse(file.text);
	const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
	return Object.entries(all)
		.filter(([, version]) => !EXACT.test(version))
		.map(([name, version]) => `${file.path}: ${name} is '${version}', not one exact version`);
}
