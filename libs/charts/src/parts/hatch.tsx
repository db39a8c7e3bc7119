/** Hatching of values that are not final, in their final colour. */
export function Hatch({ id, color }: { readonly id: string; readonly color: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill={color} fillOpacity={0.25} />
      <line y2={6} stroke={color} strokeWidth={5} />
    </pattern>
  );
}
