import { at, mean, range } from '../numbers/arrays.ts';

interface Cluster {
  readonly leaves: readonly number[];
}

// Joins two ordered clusters so that their nearest ends are neighbours.
function joinClusters(a: readonly number[], b: readonly number[], distance: (i: number, j: number) => number): number[] {
  const orders = [
    [a, b],
    [a, [...b].reverse()],
    [[...a].reverse(), b],
    [[...a].reverse(), [...b].reverse()],
  ].map(([first = [], second = []]) => ({ order: [...first, ...second], gap: distance(first.at(-1) ?? 0, second[0] ?? 0) }));
  return orders.reduce((best, next) => (next.gap < best.gap ? next : best)).order;
}

function findNearestPair(clusters: readonly Cluster[], distance: (a: Cluster, b: Cluster) => number): [number, number] {
  let best: [number, number] = [0, 1];
  let smallestGap = Infinity;
  clusters.forEach((cluster, i) => {
    for (let j = i + 1; j < clusters.length; j++) {
      const other = clusters[j];
      const gap = other ? distance(cluster, other) : Infinity;
      if (gap >= smallestGap) continue;
      smallestGap = gap;
      best = [i, j];
    }
  });
  return best;
}

/**
 * Orders rows and columns of a matrix so that similar ones are neighbours. Clusters are merged by average linkage (Sokal and Michener,
 * University of Kansas Science Bulletin 38, 1958). Each merge is turned so that its nearest ends touch (Gruvaeus and Wainer, British
 * Journal of Mathematical and Statistical Psychology 25, 1972).
 * @param distances square and symmetric in any unit, for a correlation 1 - |r|; NaN counts as farthest
 * @returns a permutation of 0 .. n - 1, equal for equal input
 */
export function clusterOrder(distances: readonly (readonly number[])[]): number[] {
  const farthest = Math.max(0, ...distances.flat().filter(Number.isFinite));
  const distanceBetween = (i: number, j: number): number => {
    const value = at(distances[i] ?? [], j);
    return Number.isFinite(value) ? value : farthest;
  };
  const linkage = (a: Cluster, b: Cluster): number => mean(a.leaves.flatMap((i) => b.leaves.map((j) => distanceBetween(i, j))));
  let clusters: Cluster[] = range(distances.length).map((i) => ({ leaves: [i] }));
  while (clusters.length > 1) {
    const [i, j] = findNearestPair(clusters, linkage);
    const merged = { leaves: joinClusters(clusters[i]?.leaves ?? [], clusters[j]?.leaves ?? [], distanceBetween) };
    clusters = [...clusters.filter((_, k) => k !== i && k !== j), merged];
  }
  return [...(clusters[0]?.leaves ?? [])];
}
