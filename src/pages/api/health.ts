export const prerender = false;
export const GET = () => new Response('ok');
