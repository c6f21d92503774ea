import { z } from 'zod';

export const Ga4Id = z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-AB12CD34EF');
export const AdsId = z.string().regex(/^AW-\d{6,15}$/, 'must be a conversion id such as AW-123456789');
export const AdsLabel = z.string().regex(/^[\w-]{5,60}$/, 'must be the label of a conversion, such as AbC-D_efG');
