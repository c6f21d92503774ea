/** A function of its own, as React would call one made anew at every drawing, and take the focus back each time. */
export const focusOn = (field: HTMLInputElement | null): void => field?.focus();
