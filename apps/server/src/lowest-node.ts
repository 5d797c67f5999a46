/** The lowest major version of Node on which a server runs. */
export const LOWEST_NODE = 24;

export const isNodeNewEnough = (): boolean => Number(process.versions.node.split('.')[0]) >= LOWEST_NODE;
