import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createWriteQueue } from '../api/write-queue.ts';
import { IN_TEXT } from '../hooks/use-focus.ts';
import { moved, type PickRefusal, type PickWay, sortPicked } from './picture-rules.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Sends one picture at once, for fields that do not wait for a form. Rejects with the call's error. */
export type UploadPicture = (
  picture: File,
  watch: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<unknown>;

/** A picture that is not there yet. */
export interface WaitingPicture {
  readonly id: number;
  readonly file: File;
  readonly state: 'preparing' | 'uploading' | 'failed';
  /** How much of it is sent, 0 to 1. */
  readonly share: number;
  /** Why it failed: it could not be made small, or what the call was refused with. */
  readonly failure: { readonly isUnreadable: boolean; readonly error: unknown } | null;
}

interface PicturesOptions {
  /** The pictures that are ready, as the form has them. */
  value: readonly File[];
  onChange: (value: readonly File[]) => void;
  /** How many there may be in all, and how many of these are stored already. */
  max: number;
  stored: number;
  upload?: UploadPicture | undefined;
}

/** The pictures of a field: taken in, made small one after another, kept for the form or sent at once. */
export function usePictures({ value, onChange, max, stored, upload }: PicturesOptions) {
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly PickRefusal[]>([]);
  const ready = useRef(value);
  ready.current = value;
  const work = useWork();
  const room = max - stored - value.length - waiting.length;

  const change = (next: readonly File[]) => {
    ready.current = next;
    onChange(next);
  };
  const patch = (id: number, changes: Partial<WaitingPicture>) =>
    setWaiting((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: number) => setWaiting((all) => all.filter((each) => each.id !== id));

  const send = useEffectEvent(async (id: number, picture: File, signal: AbortSignal) => {
    if (!upload) return change([...ready.current, picture]);
    patch(id, { state: 'uploading' });
    await upload(picture, { signal, onProgress: (share) => patch(id, { share }) });
  });
  const prepare = (id: number, file: File) =>
    work.begin(id, async (signal) => {
      let isUnreadable = true;
      try {
        const picture = await shrinkPicture(file, signal);
        isUnreadable = false;
        if (!signal.aborted) await send(id, picture, signal);
        drop(id);
      } catch (error) {
        if (!signal.aborted) patch(id, { state: 'failed', failure: { isUnreadable, error } });
      }
    });

  const add = (files: readonly File[], way: PickWay) => {
    const isReplaced = max === 1 && files.length === 1;
    const sorted = sortPicked(files, isReplaced ? 1 : room, way);
    setRefusals(sorted.refusals);
    if (isReplaced && sorted.pictures.length === 1) clear();
    const taken = sorted.pictures.map((file) => ({ id: work.newId(), file }));
    setWaiting((all) => [...all, ...taken.map((each) => ({ ...each, ...BEGUN }))]);
    for (const { id, file } of taken) prepare(id, file);
  };
  const clear = () => {
    work.stopAll();
    setWaiting([]);
    if (ready.current.length > 0) change([]);
  };

  return {
    waiting,
    refusals,
    /** How many more there may be. */
    room,
    add,
    retry: ({ id, file }: WaitingPicture) => {
      patch(id, BEGUN);
      prepare(id, file);
    },
    cancel: ({ id }: WaitingPicture) => {
      work.stop(id);
      drop(id);
    },
    remove: (picture: File) => change(ready.current.filter((each) => each !== picture)),
    move: (from: number, by: number) => change(moved(ready.current, from, by)),
  };
}

const BEGUN = { state: 'preparing', share: 0, failure: null } as const;

/** Pieces of work one after another, as a phone has no memory for several pictures; each can be called off. */
function useWork() {
  const [queue] = useState(createWriteQueue);
  const [running] = useState(() => new Map<number, AbortController>());
  const lastId = useRef(0);
  const stopAll = () => {
    for (const controller of running.values()) controller.abort();
    running.clear();
  };
  const stopAtEnd = useEffectEvent(stopAll);
  useEffect(() => () => stopAtEnd(), []);

  return {
    newId: () => {
      lastId.current += 1;
      return lastId.current;
    },
    begin: (id: number, work: (signal: AbortSignal) => Promise<void>) => {
      const controller = new AbortController();
      running.set(id, controller);
      void queue.inOrder(async () => {
        if (!controller.signal.aborted) await work(controller.signal);
      });
    },
    stop: (id: number) => running.get(id)?.abort(),
    stopAll,
  };
}

/** What a field of pictures is marked with, so that each of several knows the others. */
const FIELD = 'data-takes-pictures';

/** Whether a paste is meant for this field: it is inside of it, or inside of none and this is the first one. */
function isMeant(field: HTMLElement, target: EventTarget | null): boolean {
  const inside = target instanceof Element ? target.closest(`[${FIELD}]`) : null;
  return inside ? inside === field : document.querySelector(`[${FIELD}]`) === field;
}

/** Whether it is text that is pasted into a text field: a spreadsheet copies a cell as text and as a picture of it. */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element && target.matches(IN_TEXT) && (clipboardData?.types.includes('text/plain') ?? false);

/** Files pasted on the page, for the field whose element the returned ref is on. Text stays where it is pasted. */
export function usePastedFiles(
  onPaste: (files: readonly File[]) => void,
  isOff: boolean,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Within its dashed lines the field has heard it already.
    if (event.defaultPrevented || isOff || files.length === 0 || isText(event)) return;
    if (!ref.current || !isMeant(ref.current, event.target)) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    ref.current?.setAttribute(FIELD, '');
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return ref;
}
