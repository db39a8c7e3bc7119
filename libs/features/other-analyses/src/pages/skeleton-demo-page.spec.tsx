import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

const open = (language: 'id' | 'en' = 'id') => openPage(otherAnalysesFeature, '/skeleton-demo', { language });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/skeleton-demo', () => {
  it.each([
    ['id', 'Demo Kerangka Pemuatan'],
    ['en', 'Loading Skeleton Demo'],
  ] as const)('is headed in %s', async (language, title) => {
    await open(language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('is marked as a demonstration, in the menu too', async () => {
    await open();
    expect(screen.getByText('Demo')).toBeVisible();
    expect(otherAnalysesFeature.pages.find(({ path }) => path === '/skeleton-demo')?.demo).toBe(true);
  });

  it('shows a panel in every state of an answer', async () => {
    await open('en');
    expect(region('Loading').getByRole('status')).toHaveTextContent('Loading data');
    expect(region('Ready').getByRole('table')).toHaveTextContent('400');
    expect(region('Last known').getByRole('status')).toHaveTextContent('Server not reachable');
    expect(region('Failed').getByRole('alert')).toBeVisible();
    expect(region('Not imported').getByRole('status')).toHaveTextContent('No payments imported yet');
    expect(region('No rows').queryByRole('table')).toBeNull();
  });

  it('turns a chart into its table', async () => {
    await open('en');
    await userEvent.click(region('Ready').getByRole('button', { name: /table/i }));
    expect(region('Ready').getByRole('rowheader', { name: 'Sample A' })).toBeVisible();
  });

  it('holds the place of everything while it loads again', async () => {
    jest.useFakeTimers();
    try {
      await open('en');
      act(() => screen.getByRole('button', { name: 'Load again' }).click());
      expect(region('Ready').getByRole('status')).toHaveTextContent('Loading data');
      expect(region('Line chart').getByRole('status')).toHaveTextContent('Loading data');
      act(() => jest.advanceTimersByTime(3_000));
      expect(region('Ready').getByRole('table')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a failing page, and comes back', async () => {
    await open('en');
    await userEvent.click(screen.getByRole('button', { name: 'Failing page' }));
    expect(screen.queryByRole('heading', { name: 'Loading Skeleton Demo' })).toBeNull();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.getByRole('heading', { name: 'Loading Skeleton Demo' })).toBeVisible();
  });
});
