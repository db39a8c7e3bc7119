import type { ComponentType } from 'react';
import type { MessageKey, Messages } from '@pendapa/i18n';

type Icon = ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' | 'large'; className?: string }>;

export interface PageEntry<Label extends string = string> {
  /** The address; it is also the menu key, and only keys that begin with a slash navigate. */
  readonly path: `/${string}`;
  /** Key of the name in the feature's messages. */
  readonly label: Label;
  readonly icon: Icon;
  /** A function, so that a page cannot be imported eagerly by mistake. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** False if the page has an address but no entry in the menu. */
  readonly menu?: false;
  readonly bottomBar?: { readonly order: number; readonly label: Label };
  /** Address of the bottom bar's entry for this page, if it has none of its own. */
  readonly bottomBarEntry?: `/${string}`;
  /** Marked as a demonstration in the menu. */
  readonly demo?: true;
  /** Marks a page that is not built yet; it says which question it will answer. */
  readonly planned?: true;
}

export interface Feature<Label extends string = string> {
  /** Without a leading slash: a feature is a menu group that opens and closes, it does not navigate. */
  readonly key: string;
  readonly label: Label;
  readonly icon: Icon;
  readonly menu: Messages;
  readonly pages: readonly PageEntry<Label>[];
}

type Declared<I extends Readonly<Record<string, string>>> = Feature<MessageKey<Messages<I>>> & { readonly menu: Messages<I> };

/** Declares a feature with its pages and their addresses, without routing. A label that `menu` lacks does not compile. */
export function defineFeature<I extends Readonly<Record<string, string>>>(feature: Declared<I>): Feature {
  return feature;
}
