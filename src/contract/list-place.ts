import { z } from 'zod';

/** Where a list continues: the `next` of a page, which callers must not interpret. */
export const ListPlace = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/);

/** Number of items on a page of a list. */
export const PAGE_LENGTH = 20;
