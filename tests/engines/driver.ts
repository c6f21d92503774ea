/** One step of a mouse or of a keyboard, as both protocols for driving browsers write it. */
export interface Action {
	readonly type: 'pointerMove' | 'pointerDown' | 'pointerUp' | 'keyDown' | 'keyUp';
	readonly x?: number;
	readonly y?: number;
	readonly button?: number;
	readonly value?: string;
}

/** The actions of a visitor in a browser. */
export interface Driver {
	open(address: string): Promise<void>;
	/** The value of an expression on the page; it has to survive JSON. */
	ask<T>(expression: string): Promise<T>;
	perform(device: 'mouse' | 'keyboard', actions: readonly Action[]): Promise<void>;
	/** Errors on the console, where the browser tells them. */
	readonly faults?: readonly string[];
	end(): Promise<void>;
}

/** A device with its actions, in the words of WebDriver. */
export function sourceOf(device: 'mouse' | 'keyboard', actions: readonly Action[]) {
	return device === 'mouse'
		? { type: 'pointer', id: device, parameters: { pointerType: 'mouse' }, actions }
		: { type: 'key', id: device, actions };
}
