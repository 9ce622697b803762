/**
 * A stored answer without the time of its sending. Pages read the server's clock from that header, and an old answer would
 * put their clock back.
 */
export const undated = ({ body, status, statusText, headers }: Response): Response => {
  const kept = new Headers(headers);
  kept.delete('date');
  return new Response(body, { status, statusText, headers: kept });
};
