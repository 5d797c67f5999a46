import { useEffect, useState } from 'react';

/** An address for a picture of this device, given back when it is no longer shown. */
export function usePreview(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
