import { act } from '@testing-library/react';
import { translateLabel, type Feature } from '@pendapa/page-manifest';
import { renderPage, type MountedPage, type RenderPageOptions } from './render-page.tsx';

/** Opens a page the way a reader gets to it: by its address in the manifest, with or without a query. Fails where the manifest has no such address. */
export async function openPage(feature: Feature, path: string, options: RenderPageOptions = {}): Promise<MountedPage> {
  const entry = feature.pages.find((page) => page.path === path.split('?')[0]);
  if (!entry) throw new Error(`${feature.key} has no page ${path}`);
  const { default: Page } = await entry.load();
  const page = renderPage(<Page />, { path, title: translateLabel(options.language ?? 'id', feature, entry.label), ...options });
  // The code of the details arrives after the page.
  await act(async () => undefined);
  return page;
}
