/** Where the middle of the genie is brought, in px of the window. */
export interface Dragged {
	readonly x: number;
	readonly y: number;
	/** It stays there. */
	readonly isOver?: boolean;
}

/** A type, so that whoever listens checks the name without a module that both would share. */
export type DraggedEventName = 'ploop:dragged';
