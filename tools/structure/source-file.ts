export type SourceFile = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
};

/** A broken rule: where, and what to do instead. */
export type Fault = { file: string; line?: number; message: string };

/** A rule of the repository, over all of its files at once. */
export type Rule = (files: readonly SourceFile[]) => Fault[];

/** The line, from 1, in which the character at `index` stands. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function isCode(file: string): boolean {
  return /\.tsx?$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
}
