import type { Context } from 'hono';

/** The text fields of a posted form; none where the body is no form. */
export async function readForm(context: Context): Promise<Partial<Record<string, string>>> {
  const form = await context.req.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What a browser answered for a passkey. Text that is no JSON is undefined, which no passkey is. */
export function readCredential(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
