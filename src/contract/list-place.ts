import { z } from 'zod';

/** The place where a list continues: the `next` value of a page, opaque to the caller. */
export const ListPlace = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/);

/** Number of items on a page of a list. */
export const PAGE_LENGTH = 20;
