import { useEffect, useEffectEvent, useState } from 'react';

/** A press of the button that leads on, while files are on their way. */
export interface AfterUploads {
  isWaiting: boolean;
  /** Goes on by itself once no file is on its way, whether or not it arrived: then the form says so. */
  wait(): void;
  stop(): void;
}

/**
 * @param isSending whether a file that the form asks for is on its way
 * @param goOn called when none is left; it stops the waiting
 */
export function useAfterUploads(isSending: boolean, goOn: () => void): AfterUploads {
  const [isWaiting, setIsWaiting] = useState(false);
  const proceed = useEffectEvent(goOn);
  useEffect(() => {
    if (isWaiting && !isSending) proceed();
  }, [isWaiting, isSending]);
  return { isWaiting, wait: () => setIsWaiting(true), stop: () => setIsWaiting(false) };
}
