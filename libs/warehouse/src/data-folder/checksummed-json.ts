import { createHash } from 'node:crypto';

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** JSON of three lines, of which the second is the content: what was cut or changed is seen before it is believed. */
export const sealJson = (name: string, content: string): string => `{"sha256":"${hashOf(content)}","${name}":\n${content}\n}\n`;

export interface SealedContent {
  readonly content: string;
  readonly sha256: string;
}

/** The content of a file that `sealJson` made; null where it is not as it was written. */
export function openSealedJson(name: string, text: string): SealedContent | null {
  const [head = '', content = ''] = text.split('\n');
  const sha256 = new RegExp(`^\\{"sha256":"([0-9a-f]{64})","${name}":$`).exec(head)?.[1];
  return sha256 !== undefined && hashOf(content) === sha256 ? { content, sha256 } : null;
}
