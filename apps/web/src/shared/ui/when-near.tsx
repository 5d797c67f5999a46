import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** In its place until then, as high as it will be. */
  fallback: ReactNode;
  children: ReactNode;
}

/** So far below what is seen something is near, in heights of the window. */
const AHEAD = '50% 0px';

/** Around a part below the first screen: its code comes, and what it reads, once somebody scrolls near. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={place}>{fallback}</div>;
}
