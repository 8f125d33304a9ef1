/** Line breaks as elements, since mail clients ignore `white-space`. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
