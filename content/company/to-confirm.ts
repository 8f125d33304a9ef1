/**
 * What the owner has to do about the facts of an object: a sentence for each that is still a default, under the fact's own
 * name. The pages show the default; `npm run ready` lists it. Once the right value is there, take its sentence out.
 * It is kept apart from the facts so that no page or script carries it.
 */
export type ToConfirm<Facts> = {
  readonly [Name in keyof Facts]?: string | (Facts[Name] extends object ? ToConfirm<Facts[Name]> : never);
};
