/*
 * A disk that keeps nothing but what was asked to be on it, as the weakest file system that POSIX allows: loaded by LD_PRELOAD
 * under a process whose data lie in POWER_DATA, it notes in POWER_DISK, at every fsync, what would be there after the power was
 * cut. Of a file its content, as `file-<id>`; of a folder its entries, as `folder-<id>`, a line each: `<id> d <name>` of a folder, `<id> f <name>` of a file. An id is
 * inode and time of birth, since inodes come back.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static const char *data, *disk;

__attribute__((constructor)) static void begin(void) {
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  data = getenv("POWER_DATA");
  disk = getenv("POWER_DISK");
}

static void fail(const char *what) {
  perror(what);
  abort();
}

static int identify(int folder, const char *name, char *id, size_t size) {
  struct statx found;
  if (statx(folder, name, AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW, STATX_INO | STATX_BTIME, &found) != 0) return -1;
  snprintf(id, size, "%llu-%lld%09u", (unsigned long long)found.stx_ino, (long long)found.stx_btime.tv_sec,
           found.stx_btime.tv_nsec);
  return 0;
}

/* Written beside and renamed: a process that is killed meanwhile leaves what was there. */
static FILE *begin_note(char *partial) {
  snprintf(partial, PATH_MAX, "%s/partial-XXXXXX", disk);
  int note = mkstemp(partial);
  FILE *out = note < 0 ? NULL : fdopen(note, "w");
  if (out == NULL) fail("a note of the disk cannot be made");
  return out;
}

static void end_note(FILE *out, const char *partial, const char *kind, const char *id) {
  char final[PATH_MAX];
  snprintf(final, sizeof final, "%s/%s-%s", disk, kind, id);
  if (fclose(out) != 0 || rename(partial, final) != 0) fail("a note of the disk cannot be written");
}

static void note_file(int file, const char *id) {
  char partial[PATH_MAX], piece[1 << 16];
  FILE *out = begin_note(partial);
  off_t at = 0;
  for (ssize_t got; (got = pread(file, piece, sizeof piece, at)) > 0; at += got) fwrite(piece, 1, got, out);
  end_note(out, partial, "file", id);
}

static void note_folder(const char *path, const char *id) {
  char partial[PATH_MAX], entry_id[64];
  FILE *out = begin_note(partial);
  DIR *folder = opendir(path);
  if (folder == NULL) fail("a folder cannot be read");
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (identify(dirfd(folder), entry->d_name, entry_id, sizeof entry_id) == 0)
      fprintf(out, "%s %c %s\n", entry_id, entry->d_type == DT_DIR ? 'd' : 'f', entry->d_name);
  }
  closedir(folder);
  end_note(out, partial, "folder", id);
}

static void note(int fd) {
  char link[64], path[PATH_MAX], id[64];
  if (data == NULL || disk == NULL) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = '\0';
  if (strncmp(path, data, strlen(data)) != 0 || identify(fd, "", id, sizeof id) != 0) return;
  /* SQLite opens some files for writing alone. */
  int own = open(link, O_RDONLY);
  struct stat found;
  if (own < 0 || fstat(own, &found) != 0) fail("what was synced cannot be read");
  if (S_ISDIR(found.st_mode)) note_folder(path, id);
  else note_file(own, id);
  close(own);
}

int fsync(int fd) {
  int result = real_fsync(fd);
  if (result == 0) note(fd);
  return result;
}

int fdatasync(int fd) {
  int result = real_fdatasync(fd);
  if (result == 0) note(fd);
  return result;
}
