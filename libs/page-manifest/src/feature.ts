import type { ComponentType } from 'react';
import type { MessageKey, Messages } from '@pendapa/i18n';

type Icon = ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' | 'large'; className?: string }>;

export interface PageEntry<Label extends string = string> {
  /** The address; it is also the menu key, and only keys that begin with a slash navigate. */
  readonly path: `/${string}`;
  readonly label: Label;
  readonly icon: Icon;
  /** A function, so that a page cannot be imported eagerly by mistake. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** False where the page has an address but no entry of its own in the menu. */
  readonly menu?: false;
  readonly bottomBar?: { readonly order: number; readonly label: Label };
  /** Marked as a demonstration in the menu. */
  readonly demo?: true;
}

export interface Feature<M extends Messages = Messages> {
  /** Without a leading slash: a group opens and closes, it does not navigate. */
  readonly key: string;
  readonly label: MessageKey<M>;
  readonly icon: Icon;
  readonly menu: M;
  readonly pages: readonly PageEntry<MessageKey<M>>[];
}

/** One menu group: what its pages are and where, never how they are routed. */
export function defineFeature<I extends Readonly<Record<string, string>>>(feature: Feature<Messages<I>>): Feature<Messages<I>> {
  return feature;
}
