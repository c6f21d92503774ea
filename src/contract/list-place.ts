import { z } from 'zod';

/** Where a list goes on: what its `next` said. Means nothing to the caller. */
export const ListPlace = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/);

/** How many a page of a list holds. */
export const PAGE_LENGTH = 20;
