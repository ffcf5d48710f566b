interface ImportMetaEnv {
  /** A fingerprint of the sources of a build (scripts/lib/build.mjs); not there in development. */
  readonly VITE_BUILD_ID?: string;
}
