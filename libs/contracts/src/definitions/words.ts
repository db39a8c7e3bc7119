import type { Texts } from '../texts.ts';

export const texts = (id: string, en: string): Texts => ({ id, en });
