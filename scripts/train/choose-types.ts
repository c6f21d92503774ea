/** Reports how sure and how often right the models of whole requests are on the rows set apart. */
import { linearModel } from '#engine/learned/linear-model';
import { corpusRows } from './corpus-rows.ts';
import { PLANS } from './models.ts';
import { train } from './train.ts';

const rows = corpusRows();
const apart = rows.filter(({ isApart }) => isApart);
for (const plan of PLANS) {
	const model = linearModel(
		train(
			plan,
			rows.filter(({ isApart }) => !isApart),
		),
	);
	const judged = plan.rows(apart).map(({ text, label }) => {
		const shares = model.judge(text);
		const share = Math.max(...shares);
		return { label, said: plan.labels[shares.indexOf(share)], share, open: shares[1] ?? 0 };
	});
	console.log(plan.name, judged.length);
	for (const bar of [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9]) {
		if (plan.name === 'asking') {
			const asked = judged.filter(({ open }) => open > bar);
			const right = asked.filter(({ label }) => label === 'open').length;
			const gold = judged.filter(({ label }) => label === 'open').length;
			console.log(
				`  > ${bar}: asked ${asked.length}, of ${gold} open ${right}, needless ${asked.length - right} of ${judged.length - gold}`,
			);
		} else {
			const named = judged.filter(({ share, said }) => share > bar && said !== 'other');
			const right = named.filter(({ label, said }) => label === said).length;
			console.log(
				`  > ${bar}: named ${((100 * named.length) / judged.length).toFixed(0)} %, right ${((100 * right) / Math.max(1, named.length)).toFixed(1)} %`,
			);
		}
	}
}
