import type { ComponentProps, ReactElement } from 'react';
import type { Form as FormState } from './use-form.ts';

type Props = Pick<ComponentProps<'form'>, 'className' | 'children' | 'onKeyDown'> & { readonly form: FormState };

/** A form that `useForm` looks after: its own sentences instead of the browser's. */
export function Form({ form, ...rest }: Props): ReactElement {
	return <form ref={form.ref} onSubmit={form.handleSubmit} onInput={form.handleInput} noValidate {...rest} />;
}
