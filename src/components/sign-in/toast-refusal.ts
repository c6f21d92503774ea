import type { ApiRefusal } from '#islands/account-api.ts';
import { showToast } from '#islands/toast/toast.ts';

/** Shows a refusal in the server's words, and a missing answer in the form's. Returns it with the shown sentence. */
export function toastRefusal({ dataset }: HTMLFormElement, refusal: ApiRefusal): ApiRefusal {
	const { failedTitle = '', errorTitle = '', error = '' } = dataset;
	const isAnswered = refusal.code !== 'offline' && refusal.code !== 'unreadable';
	const message = isAnswered ? refusal.message : error;
	showToast({ title: isAnswered ? failedTitle : errorTitle, message, tone: 'destructive' });
	return { ...refusal, message };
}
