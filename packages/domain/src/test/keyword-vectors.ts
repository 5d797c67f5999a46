/** Words, salts and the hashes that both the server and a driver's device have to make of them; 50,000 rounds each. */
export const KEYWORD_VECTORS = [
  {
    word: 'mango',
    salt: '000102030405060708090a0b0c0d0e0f',
    hash: '0391088c6aa3061bb92e100ea0711d7885335b7b12ce5ec7afea02ef8b66c53f',
  },
  {
    word: ' Cebólla ',
    salt: '000102030405060708090a0b0c0d0e0f',
    hash: 'd235d8779a77c93667dae7f5d320ed95195d43e6067934c70f58febe2b113290',
  },
  {
    word: '🥑',
    salt: 'ffeeddccbbaa99887766554433221100',
    hash: '70f23e7c1d85423d1db0e1287a5f69b542a13ab5b84620a09dcad66eb0e96678',
  },
] as const;
