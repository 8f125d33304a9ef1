/** Why a call is not let in: too large (413), too many from its network (429), or more than the server can do now (503). */
export type Refusal = { status: 413 | 429 | 503; retryAfterSeconds?: number };

export function isRefusal(answer: object): answer is Refusal {
  return 'status' in answer;
}
