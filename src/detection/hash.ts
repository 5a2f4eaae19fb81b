/** The hash of a word (FNV-1a), 32 bits. Hashes with another seed are of another kind. */
export function hashOf(text: string, seed = 0): number {
  let hash = seed ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
