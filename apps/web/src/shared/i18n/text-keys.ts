import type { Catalogs } from './catalogs.ts';

export type Namespace = keyof Catalogs;

/** `items_one` and `items_other` are asked for as `items`. */
type WithoutPlural<K extends string> = K extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : K;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

type Named = { [N in Namespace]: `${N}:${Paths<Catalogs[N]>}` }[Namespace];

/** What may be asked for: a key of the area itself, or any other by its name, `common:retry`. */
export type TextKey<N extends Namespace> = Paths<Catalogs[N]> | Named;

/** What stands in the braces of a text; `count` also chooses between one and many. */
export type TextValues = Readonly<Record<string, string | number | boolean | null>>;

export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
