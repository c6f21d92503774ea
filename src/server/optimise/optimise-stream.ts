import type { DoneEvent, FallbackReason, StreamEventName } from '#contract/optimise-stream';
import { STREAM_EVENTS } from '#contract/optimise-stream';
import type { ReadingInput } from '#engine/proposals/reading-input';
import { type Caller, hasPro } from '../caller.ts';
import type { EventStream } from '../http/api-message.ts';
import { eventText, withHeartbeat } from '../http/event-stream.ts';
import { keyedHash } from '../keyed-hash.ts';
import { traceOf } from '../log.ts';
import { BusyError } from '../models/fair-queue.ts';
import type { ModelService } from '../models/model-service.ts';
import { ReaderError } from '../models/reader.ts';
import { civilDateOf } from '../quota/london-week.ts';
import type { Runtime } from '../runtime.ts';
import { draftFrom } from './answer.ts';
import { hasOptedOutOfModel } from './model-opt-out.ts';
import { type Order, type Prepared, prepare } from './optimise-for.ts';
import { newTally, type ReadingTally, readWithModel, reasonOf } from './read-with-model.ts';
import { receiptFor } from './receipt.ts';
import { FALLBACK_SENTENCES } from './stream-sentences.ts';
import { tellReading } from './tell-reading.ts';

interface Streaming {
	readonly runtime: Runtime;
	readonly prepared: Prepared;
	readonly order: Order;
	/** Aborted when the client disconnects. */
	readonly gone: AbortSignal;
}

/**
 * Sends the engine's result at once as a draft, then a model's questions and lines, and counts the use at the end.
 * Refusals are ordinary answers, sent instead of a stream.
 */
export async function optimiseStream(runtime: Runtime, caller: Caller, order: Order): Promise<EventStream> {
	const prepared = await prepare(runtime, caller, order);
	const leaving = new AbortController();
	const streaming = { runtime, prepared, order, gone: leaving.signal };
	return { events: withHeartbeat(eventsOf(streaming)), abort: () => leaving.abort() };
}

const told = (name: StreamEventName, data: unknown): string =>
	eventText(name, JSON.stringify(STREAM_EVENTS[name].parse(data)));

async function* eventsOf(streaming: Streaming): AsyncGenerator<string> {
	const { runtime, prepared, order, gone } = streaming;
	const { result, limited } = prepared;
	yield eventText('draft', draftFrom(result, order.requestId, { limited, receipt: receiptOf(streaming) }));
	const tally = newTally();
	try {
		const without = yield* read(streaming, tally);
		// If the client has disconnected, nothing is counted: it has no receipt.
		if (gone.aborted) return;
		const { requestId, receipt, usage } = await prepared.deliver();
		const model = without === 'read' ? { shown: tally.shown, struck: tally.struck } : null;
		yield told('done', {
			requestId,
			limited,
			receipt,
			usage,
			model,
			without: without === 'read' || without === 'none' ? null : without,
		} satisfies DoneEvent);
	} catch (error) {
		if (gone.aborted) return;
		yield fallback(streaming, faultOf(error, runtime, order.requestId));
	}
}

function faultOf(error: unknown, { log }: Runtime, requestId: string): FallbackReason {
	if (error instanceof BusyError) return 'busy';
	if (error instanceof ReaderError) return reasonOf(error.fault);
	log('stream_failed', { requestId, ...traceOf(error) });
	return 'unavailable';
}

function fallback(streaming: Streaming, reason: FallbackReason): string {
	return told('fallback', { reason, message: FALLBACK_SENTENCES[reason], receipt: receiptOf(streaming) });
}

/** The receipt; empty for a clarification, because there is no result to revise. */
const receiptOf = ({ runtime, prepared, order }: Streaming): string =>
	prepared.result.outcome === 'clarify' ? '' : receiptFor(order.rawPrompt, prepared.modifiers, runtime.secret);

type Without = NonNullable<DoneEvent['without']> | 'none' | 'read';

/** Sends a model's proposals. @returns whether a model read the request, or why not */
async function* read(streaming: Streaming, tally: ReadingTally): AsyncGenerator<string, Without> {
	const { runtime, prepared, order, gone } = streaming;
	const { models } = runtime;
	if (models === null || prepared.earlier !== null || prepared.result.outcome === 'clarify') return 'none';
	if (order.useModel === false || (await hasOptedOutOfModel(runtime, prepared.caller))) return 'switched_off';
	if (!runtime.catalogue.modelReaders.includes(planOf(prepared.caller))) return 'plan';
	const input = await models.readingInput(order.rawPrompt, prepared.modifiers, prepared.wishes);
	if (input === null || input.language !== 'English') return 'nothing_to_add';
	const person = personOf(prepared.caller, runtime.secret);
	const reservation = await models.caps.reserve(person, dayOf(runtime));
	if (reservation === null) return 'cap';
	const began = performance.now();
	let outcome = 'left';
	try {
		yield* inTurn(models, { ...streaming, input, person, tally });
		outcome = 'done';
		return 'read';
	} catch (error) {
		outcome = gone.aborted ? 'left' : outcomeOf(error);
		throw error;
	} finally {
		const spend = await reservation.settle(tally.calls);
		const ms = Math.round(performance.now() - began);
		await tellReading(runtime, tally, { requestId: order.requestId, ...spend, ms, outcome });
	}
}

const outcomeOf = (error: unknown): string =>
	error instanceof ReaderError ? error.fault : error instanceof BusyError ? 'busy' : 'fault';

interface Turn extends Streaming {
	readonly input: ReadingInput;
	readonly person: string;
	readonly tally: ReadingTally;
}

/** Sends the place in the queue until the turn has come, then reads until the deadline. */
async function* inTurn(models: ModelService, turn: Turn): AsyncGenerator<string> {
	const { runtime, prepared, order, gone, input, person, tally } = turn;
	const id = order.requestId;
	const late = new AbortController();
	const deadline = setTimeout(() => late.abort(), models.deadlineMs);
	const signal = AbortSignal.any([gone, late.signal]);
	try {
		const arrival = { id, person, isPro: hasPro(prepared.caller) };
		let hasWaited = false;
		for await (const place of models.waiting.wait(arrival, signal)) {
			hasWaited = true;
			yield told('queued', { place });
		}
		if (late.signal.aborted) throw new BusyError();
		if (gone.aborted) throw new ReaderError('aborted');
		if (hasWaited) yield told('queued', { place: 0 });
		const reading = { text: order.rawPrompt, secret: runtime.secret, input, signal, tally };
		for await (const section of readWithModel(models, reading)) yield told('section', section);
		// Every proposal was struck, so the reading is not counted.
		if (tally.shown === 0 && Object.keys(tally.struck).length > 0) throw new ReaderError('misshapen');
	} finally {
		clearTimeout(deadline);
		// Runs also when the client disconnects: ends the call and frees the place.
		late.abort();
		await models.waiting.leave(id);
	}
}

const planOf = (caller: Caller): 'anonymous' | 'free' | 'pro' =>
	caller.kind === 'visitor' ? 'anonymous' : caller.isPro ? 'pro' : 'free';

/** Who a place and a cap belong to: an account, or a visitor's network, because visitors can delete their cookies. */
const personOf = (caller: Caller, secret: string): string =>
	keyedHash('model', caller.kind === 'account' ? `account:${caller.id}` : `network:${caller.network}`, secret);

function dayOf({ now, catalogue }: Runtime): string {
	const { year, month, day } = civilDateOf(now(), catalogue.quota.timeZone);
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
