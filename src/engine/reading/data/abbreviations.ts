/** Lower-cased, without the final full stop. A full stop after one of these does not end a sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
	`e.g i.e eg ie etc. vs cf al ca approx no nr nos p.s p.p.s pp vol fig figs eq sec dept univ inc ltd co corp bros
	mr mrs ms mx dr prof rev hon sr jr st gen col capt lt sgt gov sen rep pres ave blvd rd mt ft
	jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun
	a.m p.m am pm u.s u.k u.n e.u d.c b.c a.d ph.d m.d b.a m.a b.sc m.sc
	z.b d.h bzw usw ggf evtl ca. inkl sog p.ej ej sra srta sres dra ud uds av núm pág m mme mlle mm p.ex ex sig dott avv`.split(
		/\s+/,
	),
);
