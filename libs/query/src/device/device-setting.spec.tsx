import { act, render, screen } from '@testing-library/react';
import { createDeviceSetting } from './device-setting.ts';

const setting = createDeviceSetting('pendapa.spec');

function Shown() {
  return <p>{setting.useStored() ?? 'none'}</p>;
}

it('shows what is stored, and each change to everybody who reads it', () => {
  localStorage.setItem('pendapa.spec', 'compact');
  render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  expect(screen.getAllByText('compact')).toHaveLength(2);
  act(() => setting.write('comfortable'));
  expect(screen.getAllByText('comfortable')).toHaveLength(2);
  expect([localStorage.getItem('pendapa.spec'), setting.read()]).toEqual(['comfortable', 'comfortable']);
});
