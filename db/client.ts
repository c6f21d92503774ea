import type { Database, DatabaseAddress } from './database.ts';
import { openFile } from './file.ts';
import { openServer } from './server.ts';

export type { Database, DatabaseAddress, Rows, Statement } from './database.ts';

export const openDatabase = (address: DatabaseAddress): Promise<Database> =>
	isFile(address.url) ? openFile(address.url) : openServer(address);

export const isFile = (url: string): boolean => url.startsWith('file:');
